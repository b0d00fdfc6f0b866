import { useState, useSyncExternalStore } from 'react'
import { InstructionView } from './instruction/InstructionView.tsx'
import { readReportLink } from './report/reportLink.ts'
import { ReportView } from './report/ReportView.tsx'
import { SharedSummary } from './report/SharedSummary.tsx'
import { receiverUrl } from './report/useSendReport.ts'
import { createSession, type Session } from './session/createSession.ts'
import { clearSession, readSession, type StoredSession } from './session/storedSession.ts'
import { StartForm } from './start/StartForm.tsx'
import type { Wallet, Wallets } from './wallets/findWallets.ts'

/** The Check page: start, guided run, report. */
export function App({ wallets }: { wallets: Wallets }) {
  const [session, setSession] = useState<Session>()
  const [shared, setShared] = useState(() => readReportLink(location.hash))
  const begin = (wallet: Wallet, kept: StoredSession) => setSession(createSession(wallet, kept))
  const startOver = () => {
    history.replaceState(null, '', location.pathname + location.search)
    setShared(undefined)
    setSession(undefined)
  }
  return (
    <>
      <header>
        <h1>Check my wallet</h1>
        <p className="soft">
          Your wallet against EIP-1193 and its kin, one instruction at a time. Nothing is signed or
          sent, and the report{' '}
          {receiverUrl() ? 'goes to the terminal that serves this page.' : 'stays with you.'}
        </p>
      </header>
      <main>
        {shared && !session ? (
          <SharedSummary summary={shared} onCheck={startOver} />
        ) : session ? (
          <ActiveSession session={session} onRestart={begin} onStartOver={startOver} />
        ) : (
          <StartForm wallets={wallets} onBegin={begin} />
        )}
      </main>
    </>
  )
}

function ActiveSession({
  session,
  onRestart,
  onStartOver,
}: {
  session: Session
  onRestart: (wallet: Wallet, kept: StoredSession) => void
  onStartOver: () => void
}) {
  const view = useSyncExternalStore(session.subscribe, session.getSnapshot)
  if (!view.run) return <InstructionView session={session} view={view} />
  const rest = readSession()
  return (
    <ReportView
      run={view.run}
      onContinue={rest && (() => onRestart(session.wallet, rest))}
      onStartOver={() => {
        clearSession()
        onStartOver()
      }}
    />
  )
}
