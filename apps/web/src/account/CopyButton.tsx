import { useSay } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useState } from 'react'

/** Copies the address and says whether that went well, as long as it is the same address. */
export function CopyButton({ address }: { address: string }) {
  const say = useSay(account)
  const [copied, setCopied] = useState<{ address: string; ok: boolean }>()
  const copy = async () => {
    // What is said twice is heard twice only where it was gone between.
    setCopied(undefined)
    try {
      // Missing where the page is not served safely.
      await navigator.clipboard.writeText(address)
      setCopied({ address, ok: true })
    } catch {
      setCopied({ address, ok: false })
    }
  }
  const shown = copied?.address === address ? copied : undefined
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        {say('account.copy')}
      </button>
      <span className="said" aria-live="polite">
        {shown && say(shown.ok ? 'account.copied' : 'account.copyFailed')}
      </span>
    </>
  )
}
