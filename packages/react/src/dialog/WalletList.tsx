import { useEffect, useId, useState } from 'react'
import { useListKeys } from '../focus/useListKeys.ts'
import { useScreen, useWorld } from '../provider/context.ts'
import { usePhone } from '../provider/usePhone.ts'
import { useSay } from '../provider/useSay.ts'
import type { Group } from '../view/walletGroups.ts'
import { WalletHelp } from './Reach.ts'
import { WalletButton } from './WalletButton.tsx'

/** Wallets in groups. Renders a heading and a `<ul>` for each group, and the explanation of wallets. */
export function WalletList({ groups }: { groups: readonly Group[] }) {
  const say = useSay()
  const onKeyDown = useListKeys()
  const { pairing } = useWorld().connection
  const { open } = useScreen()
  const phone = usePhone() && open
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

function WalletGroup({ group }: { group: Group }) {
  const say = useSay()
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
