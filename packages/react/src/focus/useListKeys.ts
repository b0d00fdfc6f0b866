import { type KeyboardEvent, useRef } from 'react'
import { rowFor } from './rowFor.ts'

const pause = 700 // ms after which a letter begins a new word

/**
 * Arrows, Home, End and type-ahead over the buttons with `data-row` inside an element.
 * The rows stay ordinary buttons: Tab still visits each.
 */
export function useListKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: -Infinity })
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Enter held down on what opened the list is no choice of a row.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const current = rows.findIndex((row) => row.matches(':focus'))
    const text = event.timeStamp - typed.current.at < pause ? typed.current.text : ''
    // Space presses the button, unless it is the middle of a name.
    if (event.key === ' ' && text === '') return
    const names = rows.map((row) => row.dataset['row'] ?? '')
    const next = rowFor(event.key, { names, current }, text)
    if ([...event.key].length === 1) typed.current = { text: text + event.key, at: event.timeStamp }
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  }
}
