'use client'

import { useState } from 'react'
import { useTranslate } from '../provider/useTranslate.ts'
import account from '../texts/en/account.json' with { type: 'json' }

/**
 * Button that copies an address, and a live region with the result. The result disappears when the address changes.
 *
 * @example
 * <CopyAddress address={accounts[0]} />
 */
export function CopyAddress({ address }: { address: string }) {
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
      <button type="button" className="ts-link" onClick={() => void copy()}>
        {translate('account.copy')}
      </button>
      <span aria-live="polite">
        {shown && translate(shown.ok ? 'account.copied' : 'account.copyFailed')}
      </span>
    </>
  )
}
