/** Script of the filters. Without it, the page shows every check. */
export const script = `
const form = document.querySelector('.filters')
const checks = [...document.querySelectorAll('details[data-id]')]
const apply = () => {
  const { status, level, text } = Object.fromEntries(new FormData(form))
  for (const check of checks) {
    const { id, status: own, level: weight } = check.dataset
    check.hidden = Boolean((status && own !== status) || (level && weight !== level) || (text && !id.toLowerCase().includes(text.toLowerCase())))
  }
  for (const section of document.querySelectorAll('section[data-group]')) {
    section.hidden = !section.querySelector('details:not([hidden])')
  }
}
form.addEventListener('input', apply)
form.addEventListener('submit', (event) => event.preventDefault())
const open = () => {
  const check = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (check instanceof HTMLDetailsElement) { check.open = true; check.scrollIntoView() }
}
addEventListener('hashchange', open)
open()
`
