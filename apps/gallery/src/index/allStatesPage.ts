// Shows all states on one page. Each state has its own frame, because a page can show only one modal dialog.
import type { State } from '../State.ts'
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
  main.replaceChildren(
    ...groups.flatMap(({ title, states }) => [
      heading(title),
      list(states.map((state) => figure(state, query))),
    ]),
  )
}

function heading(title: string): HTMLElement {
  return Object.assign(document.createElement('h2'), { textContent: title })
}

function list(figures: readonly HTMLElement[]): HTMLElement {
  const section = Object.assign(document.createElement('div'), { className: 'frames' })
  section.append(...figures)
  return section
}

function figure({ id, title }: State, query: Readonly<Record<string, string>>): HTMLElement {
  const src = `state.html?${new URLSearchParams({ state: id, ...query }).toString()}`
  const link = Object.assign(document.createElement('a'), { href: src, textContent: title })
  const caption = document.createElement('figcaption')
  const frame = Object.assign(document.createElement('iframe'), { src, title, loading: 'lazy' })
  const whole = document.createElement('figure')
  caption.append(link, ' ', Object.assign(document.createElement('code'), { textContent: id }))
  whole.append(caption, frame)
  return whole
}
