import { useEffect, useId, useState } from 'react'
import { useListKeys } from '../focus/useListKeys.ts'
import { useDialogState, useTouchstone } from '../provider/context.ts'
import { useIsPhone } from '../provider/usePhone.ts'
import { useTranslate } from '../provider/useSay.ts'
import type { WalletGroup } from '../view/walletGroups.ts'
import { WalletHelp } from './Reach.ts'
import { WalletButton } from './WalletButton.tsx'

/** Wallets in groups. Renders a heading and a `<ul>` for each group, and the explanation of wallets. */
export function WalletList({ groups }: { groups: readonly WalletGroup[] }) {
  const say = useTranslate()
  const onKeyDown = useListKeys()
  const { pairing } = useTouchstone().connection
  const { open } = useDialogState()
  const phone = useIsPhone() && open
  const [asked, setAsked] = useState(false)
  // On a phone, a row is a link to the wallet's app. Its address must be ready before the tap.
  useEffect(() => (phone ? pairing?.prepare() : undefined), [phone, pairing])
  return (
    <div className="ts-groups" onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <WalletGroup key={group.title} group={group} />
      ))}
      <details className="ts-help" onToggle={() => setAsked(true)}>
        <summary>{say('help.title')}</summary>
        {asked && <WalletHelp fallback={<p>{say('part.loading')}</p>} />}
      </details>
    </div>
  )
}

function WalletGroup({ group }: { group: WalletGroup }) {
  const say = useTranslate()
  const id = useId()
  return (
    <div>
      <h3 id={id}>{say(group.title)}</h3>
      {/* Safari drops the list semantics of a list without markers, unless it has the role. */}
      <ul role="list" className="ts-rows" aria-labelledby={id}>
        {group.rows.map((row) => (
          <li key={row.id}>
            <WalletButton row={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}
