/** A move as it crosses into a page: its name as text, or as the source of an expression. */
type Crossing = {
  text?: string
  source?: string
  inDialog?: true
  only?: 'open' | 'shut' | 'there'
}

/** Runs in the page: presses these buttons, each as soon as it is there. */
export const pressAll = async (wanted: readonly Crossing[]): Promise<void> => {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  const turn = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port2.postMessage(null)
    })
  const dialog = () => document.querySelector('dialog[open]')
  /** What names a button in our app: a label, or its words that are not hidden from a screen reader. */
  const nameOf = (button: Element) => {
    const label = button.getAttribute('aria-label')
    if (label !== null) return label
    const named = button.cloneNode(true) as Element
    for (const hidden of named.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return named.textContent.replace(/\s+/g, ' ').trim()
  }
  const find = ({ text, source, inDialog }: Crossing) => {
    const place = inDialog ? dialog() : document
    const fits = (name: string) =>
      source === undefined ? name === text : RegExp(source).test(name)
    return [...(place?.querySelectorAll('button') ?? [])].find(
      (button) => button.checkVisibility() && fits(nameOf(button)),
    )
  }
  const isLeftOut = ({ only }: Crossing) =>
    (only === 'shut' && dialog()) || (only === 'open' && !dialog())
  for (const [index, move] of wanted.entries()) {
    await turn()
    if (isLeftOut(move)) continue
    // Where it need not be there, the one after it will be.
    const next = move.only === 'there' ? wanted[index + 1] : undefined
    let button = find(move)
    // A button that comes at all comes soon: the page's time stands still.
    for (let waited = 0; !button && !(next && find(next)) && waited < 500; waited++) {
      await turn()
      button = find(move)
    }
    if (!button && next) continue
    if (!button) throw new Error(`The page has no button ${move.text ?? move.source}.`)
    button.click()
  }
}

/** Whether it failed because there is no such button: of an error only the words cross from a page. */
export const lacksButton = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.includes('The page has no button')
