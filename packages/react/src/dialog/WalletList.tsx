import { useId } from 'react'
import { useListKeys } from '../focus/useListKeys.ts'
import { useSay } from '../provider/useSay.ts'
import type { Group } from '../view/walletGroups.ts'
import { WalletButton } from './WalletButton.tsx'

/** The wallets, in groups. Renders a heading and a `<ul>` for each. */
export function WalletList({ groups }: { groups: readonly Group[] }) {
  const onKeyDown = useListKeys()
  return (
    <div className="ts-groups" onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <WalletGroup key={group.title} group={group} />
      ))}
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
