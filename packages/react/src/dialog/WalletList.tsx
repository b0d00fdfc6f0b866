import { useEffect, useId, useState } from 'react'
import { useListKeys } from '../focus/useListKeys.ts'
import { useScreen, useWorld } from '../provider/context.ts'
import { usePhone } from '../provider/usePhone.ts'
import { useSay } from '../provider/useSay.ts'
import type { Group } from '../view/walletGroups.ts'
import { WalletHelp } from './Reach.ts'
import { WalletButton } from './WalletButton.tsx'

/** The wallets, in groups. Renders a heading and a `<ul>` for each, and what a wallet is. */
export function WalletList({ groups }: { groups: readonly Group[] }) {
  const say = useSay()
  const onKeyDown = useListKeys()
  const { pairing } = useWorld().connection
  const { open } = useScreen()
  const phone = usePhone() && open
  const [asked, setAsked] = useState(false)
  // On a phone a row is a link to the wallet's app, and a link is there before it is tapped.
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
      {/* Safari takes the list semantics from a list without markers, unless it is told. */}
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
