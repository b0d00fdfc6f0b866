'use client'

import type { Address as AddressType } from 'viem'
import { useTranslate } from '../provider/useTranslate.ts'

/** Length of the first half. A narrow line breaks here, so that no line holds a single digit. */
const middle = 22

/**
 * The selected account in full, left to right in every language, and the number of the other accounts.
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
      {/* The key replaces the element for a new address: a page translator may have detached its text node. */}
      <bdi key={selected} dir="ltr" translate="no" className="ts-address">
        {selected?.slice(0, middle)}
        <wbr />
        {selected?.slice(middle)}
      </bdi>
      {count > 0 && <small>{translate({ key: 'account.more', count })}</small>}
    </>
  )
}
