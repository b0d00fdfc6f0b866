import { ConnectButton, WalletDialog, useSay } from '@touchstone/react'
import { AccountPanel } from './account/AccountPanel.tsx'
import { ActivityLog } from './activity/ActivityLog.tsx'
import type { Activity } from './activity/activity.ts'
import { BalanceText } from './balance/BalanceText.tsx'
import { useBalance } from './balance/useBalance.ts'
import { ThemeSelect } from './theme/ThemeSelect.tsx'
import { useOnline } from './useOnline.ts'

/** The page. */
export function App({ activity }: { activity: Activity }) {
  const say = useSay()
  const online = useOnline()
  const balance = useBalance()
  return (
    <>
      <header className="page">
        <Mark />
        <h1>{say('page.title')}</h1>
        <ConnectButton />
      </header>
      <main>
        {!online && <p className="banner">{say('page.offline')}</p>}
        <AccountPanel balance={balance} />
        <ActivityLog activity={activity} />
      </main>
      <footer>
        <p>{say('page.privacy')}</p>
        <ThemeSelect />
      </footer>
      <WalletDialog balance={<BalanceText balance={balance} />} />
    </>
  )
}

/** A touchstone, and the streak of gold that tests it. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-stone" d="M9 3h13l7 9-4 15-14 2-8-11z" />
      <path className="mark-streak" d="m9 21 13-11" />
    </svg>
  )
}
