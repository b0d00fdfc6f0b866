/**
 * Hides the harness panel, which the server may add to every page. A state shows the app alone, to users and to tools.
 * The panel re-adds itself when it is removed, so it stays in the page and is not rendered.
 */
export function hideHarnessPanel(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host { display: none !important }')
  const hide = () => {
    const root = document.querySelector("[data-touchstone='panel']")?.shadowRoot
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
  new MutationObserver(hide).observe(document, { subtree: true, childList: true })
  hide()
}
