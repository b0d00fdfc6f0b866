import type { Connection } from '@touchstone/connect'
import { type TextKey, useConnection, useTouchstone, useTranslate } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useId, useState } from 'react'
import { AccountIcon } from './AccountIcon.tsx'
import { type WalletFailure, classifyWalletError } from './classifyWalletError.ts'
import { SinglePressButton } from './SinglePressButton.tsx'

const sentences = {
  asking: 'waiting.confirm',
  declined: 'account.choose.declined',
  pending: 'log.pending',
  locked: 'log.locked',
  unsupported: 'account.choose.unsupported',
  failed: 'log.failed',
} as const satisfies Record<'asking' | WalletFailure, TextKey | keyof typeof account>

/**
 * Accounts that the wallet shares beside the selected one, and a button that asks the wallet to select another (EIP-2255).
 */
export function OtherAccounts() {
  const translate = useTranslate(account)
  const { connection } = useTouchstone()
  const { accounts, status, restoring, ...snapshot } = useConnection()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<{
    wallet: string
    answer: 'asking' | 'chosen' | WalletFailure
  }>()
  const id = useId()
  const others = accounts.slice(1)
  const wallet = snapshot.wallet ?? restoring?.wallet
  if (wallet === undefined) return null
  const answer = asked?.wallet === wallet ? asked.answer : undefined
  const choose = async () => {
    const mine = { wallet, answer: 'asking' } as const
    setAsked(mine)
    const next = { wallet, answer: await chooseAccounts(connection) }
    setAsked((now) => (now === mine ? next : now))
  }
  return (
    <details className="others" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate({ key: 'account.choose', wallet })}</summary>
      {/* Render the accounts only while the list is open: a wallet may share hundreds of accounts. */}
      {open && others.length > 0 && (
        <>
          <h3 id={id}>{translate({ key: 'account.others.title', wallet })}</h3>
          <ul role="list" aria-labelledby={id}>
            {others.map((address) => (
              <li key={address}>
                <AccountIcon address={address} />
                <bdi dir="ltr" translate="no" className="ts-address">
                  {address}
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">{translate({ key: 'account.others.hint', wallet })}</p>
      <SinglePressButton
        className="ts-button"
        disabled={status === 'reconnecting'}
        onPress={() => void choose()}
      >
        {translate({ key: 'account.choose', wallet })}
      </SinglePressButton>
      <p aria-live="polite">
        {answer && answer !== 'chosen' && translate({ key: sentences[answer], wallet })}
      </p>
    </details>
  )
}

/**
 * Asks the wallet to show its account selection for this page. The connection learns the selected accounts from the
 * wallet's `accountsChanged` event.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2255
 */
export async function chooseAccounts(connection: Connection): Promise<'chosen' | WalletFailure> {
  try {
    const provider = connection.getProvider()
    if (provider === undefined) return 'failed'
    await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    return 'chosen'
  } catch (error) {
    return classifyWalletError(error, 'connect')
  }
}
