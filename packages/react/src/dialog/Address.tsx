'use client'

import type { Address as AddressType } from 'viem'
import { useTranslate } from '../provider/useTranslate.ts'

/** Number of characters in the first half of an address. In a narrow column, the line breaks after the first half. */
const middle = 22

/**
 * The selected account in full, left to right in every language, and the number of other accounts if there are any.
 *
 * @example
 * <Address accounts={useConnection().accounts} />
 */
export function Address({ accounts }: { accounts: readonly AddressType[] }) {
  const translate = useTranslate()
  const [selected, ...others] = accounts
  const count = others.length
  return (
    <>
      {/* The key makes React replace the element for a new address: a page translator may have replaced its text nodes. */}
      <bdi key={selected} dir="ltr" translate="no" className="ts-address">
        {selected?.slice(0, middle)}
        <wbr />
        {selected?.slice(middle)}
      </bdi>
      {count > 0 && <small>{translate({ key: 'account.more', count })}</small>}
    </>
  )
}
