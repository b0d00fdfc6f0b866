/**
 * The gallery may be served with the harness's panel in every page; a state shows the app alone, to eyes
 * and to tools. The panel stays in the page, as it insists on, and is not rendered.
 */
export function keepPanelOut(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host { display: none !important }')
  const hide = () => {
    const root = document.querySelector("[data-touchstone='panel']")?.shadowRoot
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
  new MutationObserver(hide).observe(document, { subtree: true, childList: true })
  hide()
}
