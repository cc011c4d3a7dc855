import { mount } from 'svelte'
import App from './App.svelte'
import { loadGames } from './games/catalogue.svelte'
import { followLanguage, loadTexts } from './i18n.svelte'
import { recall } from './keeping'
import { prepare } from './pages'
import { route } from './route.svelte'
import { applySettings } from './settings.svelte'
import './fonts/fonts.css'
import './theme.css'

applySettings()
prepare(route())
await Promise.all([loadTexts(), loadGames().catch(() => {})]) // a server that can't be reached is reported later
followLanguage()
mount(App, { target: document.getElementById('app')! })

// An app that was installed, or made available offline, is kept complete and up to date.
const keepApp = () => void import('./offline/install').then(({ update }) => update())
if (matchMedia('(display-mode: standalone)').matches || recall('offline', '')) keepApp()
addEventListener('appinstalled', keepApp)
