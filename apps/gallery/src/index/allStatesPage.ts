// Shows all states on one page. Each state has its own frame, because a page can show only one modal dialog.
import { groups } from '../states/index.ts'
import './index.css'

const main = document.querySelector('main')!
const settings = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]

for (const setting of settings) setting.addEventListener('change', show)
show()

function show(): void {
  const { width = '', ...query } = Object.fromEntries(
    settings.map(({ name, value }) => [name, value]),
  )
  document.documentElement.style.setProperty('--width', width)
  main.replaceChildren()
  for (const { title, states } of groups) {
    add(main, 'h2', { textContent: title })
    const frames = add(main, 'div', { className: 'frames' })
    for (const { id, title } of states) {
      const src = `state.html?${new URLSearchParams({ state: id, ...query })}`
      const figure = add(frames, 'figure')
      const caption = add(figure, 'figcaption')
      add(caption, 'a', { href: src, textContent: title })
      caption.append(' ')
      add(caption, 'code', { textContent: id })
      add(figure, 'iframe', { src, title, loading: 'lazy' })
    }
  }
}

/** Adds an element with these properties to another one, and returns it. */
function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  parent.append(element)
  return element
}
