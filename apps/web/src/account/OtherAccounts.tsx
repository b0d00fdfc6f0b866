import { type TextKey, useConnection, useTouchstone, useTranslate } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useId, useState } from 'react'
import { AccountIcon } from './AccountIcon.tsx'
import { chooseAccounts } from './chooseAccounts.ts'
import { SinglePressButton } from './SinglePressButton.tsx'

type Answer = Awaited<ReturnType<typeof chooseAccounts>> | 'asking'

const sentences = {
  asking: 'waiting.confirm',
  declined: 'account.choose.declined',
  pending: 'log.pending',
  locked: 'log.locked',
  unsupported: 'account.choose.unsupported',
  failed: 'log.failed',
} as const satisfies Record<Exclude<Answer, 'chosen'>, TextKey | keyof typeof account>

/**
 * Accounts that the wallet shares beside the selected one, and a button that asks the wallet to select another (EIP-2255).
 */
export function OtherAccounts() {
  const translate = useTranslate(account)
  const { connection } = useTouchstone()
  const { accounts, status, restoring, ...snapshot } = useConnection()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<{ wallet: string; answer: Answer }>()
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
