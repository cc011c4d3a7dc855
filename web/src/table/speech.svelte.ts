// What the page says to screen readers: one live region, and the latest words in it.

export class Speech {
  words = $state('')
  #count = 0
  #at = -Infinity

  say(words: string): void {
    this.#count++
    this.#at = performance.now()
    this.words = this.words === words ? `${words}\u00a0` : words // the same words again are told again
  }

  /** Says it after a while, unless something else was said in the meantime. */
  sayUnlessTold(words: () => string, wait: number): void {
    const before = this.#count
    setTimeout(() => {
      const text = words()
      if (text && this.#count === before) this.say(text)
    }, wait)
  }

  /** Says it together with the words said just now, which were cut off before their end. */
  add(words: string): void {
    this.say(performance.now() - this.#at < 1000 ? `${this.words.trim()} ${words}` : words)
  }

  /** Clears the words, so that the next player does not hear what others were told. */
  clear(): void {
    this.words = ''
  }
}
