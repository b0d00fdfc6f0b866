/** A press of a button, which is found by its accessible name. packages/react/README.md lists these names. */
export type ButtonPress = {
  name: string | RegExp
  /** Search only in the open dialog. Default: press the first match in the page. */
  inDialog?: true
  /** Press only if the dialog is open (`open`) or closed (`shut`), or if the button exists (`there`). */
  only?: 'open' | 'shut' | 'there'
}

/** A `ButtonPress` that can be sent to the page: `source` is that of a regular expression. */
type SerializedPress = Omit<ButtonPress, 'name'> & { text?: string; source?: string }

/** Runs in the page. Presses these buttons in order, each as soon as it exists. */
export const pressButtonsInPage = async (wanted: readonly SerializedPress[]): Promise<void> => {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  const turn = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port2.postMessage(null)
    })
  const dialog = () => document.querySelector('dialog[open]')
  /** Returns the accessible name of a button: its `aria-label`, or its text without hidden elements. */
  const nameOf = (button: Element) => {
    const label = button.getAttribute('aria-label')
    if (label !== null) return label
    const named = button.cloneNode(true) as Element
    for (const hidden of named.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return named.textContent.replace(/\s+/g, ' ').trim()
  }
  const find = ({ text, source, inDialog }: SerializedPress) => {
    const place = inDialog ? dialog() : document
    const fits = (name: string) =>
      source === undefined ? name === text : RegExp(source).test(name)
    return [...(place?.querySelectorAll('button') ?? [])].find(
      (button) => button.checkVisibility() && fits(nameOf(button)),
    )
  }
  const isLeftOut = ({ only }: SerializedPress) =>
    (only === 'shut' && dialog()) || (only === 'open' && !dialog())
  for (const [index, move] of wanted.entries()) {
    await turn()
    if (isLeftOut(move)) continue
    // If this press is optional, wait until its button or the next one exists.
    const next = move.only === 'there' ? wanted[index + 1] : undefined
    let button = find(move)
    // The page's clock is stopped, so a button appears within a few tasks or never.
    for (let waited = 0; !button && !(next && find(next)) && waited < 500; waited++) {
      await turn()
      button = find(move)
    }
    if (!button && next) continue
    if (!button) throw new Error(`The page has no button ${move.text ?? move.source}.`)
    button.click()
  }
}

/** Recognizes the error of `pressButtonsInPage` by its message: Playwright passes only the message from the page. */
export const lacksButton = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.includes('The page has no button')
