import { useEffect, useId, useState } from 'react'
import { useListKeys } from '../focus/useListKeys.ts'
import { useDialogState } from '../provider/dialogContexts.ts'
import { useTouchstone } from '../provider/TouchstoneContext.ts'
import { useIsPhone } from '../provider/useIsPhone.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import type { WalletGroup } from '../view/groupWallets.ts'
import { WalletHelp } from './lazySetupViews.ts'
import { WalletButton } from './WalletButton.tsx'

/** Wallets in groups. Renders a heading and a `<ul>` per group, and a `<details>` that explains what a wallet is. */
export function WalletList({ groups }: { groups: readonly WalletGroup[] }) {
  const translate = useTranslate()
  const onKeyDown = useListKeys()
  const { pairing, wallets } = useTouchstone().connection
  const { open } = useDialogState()
  const phone = useIsPhone() && open
  const [opened, setOpened] = useState(false)
  // On a phone, a row can be a link to the wallet's app. The pairing URI in the link must be ready before the tap.
  useEffect(() => (phone ? pairing?.prepare() : undefined), [phone, pairing])
  return (
    <div className="ts-groups" onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <WalletGroup key={group.title} group={group} />
      ))}
      {wallets.dropped() > 0 && <p className="ts-row-note">{translate('group.dropped')}</p>}
      <details className="ts-help" onToggle={() => setOpened(true)}>
        <summary>{translate('help.title')}</summary>
        {opened && <WalletHelp fallback={<p>{translate('part.loading')}</p>} />}
      </details>
    </div>
  )
}

function WalletGroup({ group }: { group: WalletGroup }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <div>
      <h3 id={id}>{translate(group.title)}</h3>
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
