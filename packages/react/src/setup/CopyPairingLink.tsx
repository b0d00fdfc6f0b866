import { useState } from 'react'
import { useSetupTranslate } from './useSetupTranslate.ts'

/** Button that copies the pairing URI, and a live region with the result. The result disappears with a new URI. */
export function CopyPairingLink({ text }: { text: string }) {
  const translate = useSetupTranslate()
  const [done, setDone] = useState<{ text: string; key: 'pair.copied' | 'pair.copyFailed' }>()
  const copy = async () => {
    // Clear the message first: a screen reader announces the same message again only if it was gone in between.
    setDone(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setDone({ text, key: 'pair.copied' })
    } catch {
      setDone({ text, key: 'pair.copyFailed' })
    }
  }
  return (
    <>
      <button type="button" className="ts-button" onClick={() => void copy()}>
        {translate('pair.copy')}
      </button>
      <span className="ts-soft" aria-live="polite">
        {done?.text === text && translate(done.key)}
      </span>
    </>
  )
}
