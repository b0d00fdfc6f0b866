import { useState } from 'react'
import { useReachSay } from './useReachSay.ts'

/** Copies a pairing's address, and says whether it did. */
export function CopyLink({ text }: { text: string }) {
  const say = useReachSay()
  const [done, setDone] = useState<'pair.copied' | 'pair.copyFailed'>()
  const copy = async () => {
    // What is said twice is heard twice only where it was gone between.
    setDone(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setDone('pair.copied')
    } catch {
      setDone('pair.copyFailed')
    }
  }
  return (
    <>
      <button type="button" className="ts-button" onClick={() => void copy()}>
        {say('pair.copy')}
      </button>
      <span className="ts-soft" aria-live="polite">
        {done && say(done)}
      </span>
    </>
  )
}
