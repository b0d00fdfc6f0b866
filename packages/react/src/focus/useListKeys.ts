import { type KeyboardEvent, useRef } from 'react'
import { findRowForKey } from './findRowForKey.ts'

const pause = 700 // ms without typing after which a letter starts a new name

/** Returns a key handler that moves the focus between `data-row` elements, as `findRowForKey` says. */
export function useListKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: -Infinity })
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Ignore the key repeat of Enter: an Enter that opened the list and is still down would press a row.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const current = rows.findIndex((row) => row.matches(':focus'))
    const text = event.timeStamp - typed.current.at < pause ? typed.current.text : ''
    // Space presses the button unless the user is typing a name.
    if (event.key === ' ' && text === '') return
    const names = rows.map((row) => row.dataset['row'] ?? '')
    const next = findRowForKey(event.key, { names, current }, text)
    if ([...event.key].length === 1) typed.current = { text: text + event.key, at: event.timeStamp }
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  }
}
