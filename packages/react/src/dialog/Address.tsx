'use client'

import type { Address as AddressType } from 'viem'
import { useSay } from '../provider/useSay.ts'

/** Where there is no room for one line it becomes two halves, and no line of one digit. */
const middle = 22

/**
 * The selected account in full, left to right in every language; the others by their number.
 *
 * @example
 * <Address accounts={useConnection().accounts} />
 */
export function Address({ accounts }: { accounts: readonly AddressType[] }) {
  const say = useSay()
  const [selected, ...others] = accounts
  const count = others.length
  return (
    <>
      {/* Another element for another address: a text that a translator has taken out of the page stays as it was. */}
      <bdi key={selected} dir="ltr" translate="no" className="ts-address">
        {selected?.slice(0, middle)}
        <wbr />
        {selected?.slice(middle)}
      </bdi>
      {count > 0 && <small>{say({ key: 'account.more', count })}</small>}
    </>
  )
}
