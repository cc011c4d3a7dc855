import { mount } from 'svelte'
import App from './App.svelte'
import { loadGames } from './games/catalogue.svelte'
import { followLanguage, loadTexts } from './i18n.svelte'
import { prepare } from './pages'
import { route } from './route.svelte'
import { applySettings } from './settings.svelte'
import './theme.css'

applySettings()
prepare(route())
await Promise.all([loadTexts(), loadGames().catch(() => {})]) // a server that can't be reached is reported later
followLanguage()
mount(App, { target: document.getElementById('app')! })
