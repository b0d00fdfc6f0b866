import { useTranslate } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useState } from 'react'

/** Button that copies the address. Shows whether that succeeded, until the address changes. */
export function CopyButton({ address }: { address: string }) {
  const translate = useTranslate(account)
  const [copied, setCopied] = useState<{ address: string; ok: boolean }>()
  const copy = async () => {
    // Clear the message first: a screen reader announces the same message again only if it was gone in between.
    setCopied(undefined)
    try {
      // This line throws in an insecure context, where `navigator.clipboard` is undefined.
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
        {translate('account.copy')}
      </button>
      <span className="said" aria-live="polite">
        {shown && translate(shown.ok ? 'account.copied' : 'account.copyFailed')}
      </span>
    </>
  )
}
