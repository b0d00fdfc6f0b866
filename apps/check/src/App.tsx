import { useState, useSyncExternalStore } from 'react'
import { Person } from './person/Person.tsx'
import { readLink } from './report/link.ts'
import { Report } from './report/Report.tsx'
import { Shared } from './report/Shared.tsx'
import { receiver } from './report/useReceiver.ts'
import { createSession, type Session } from './session/createSession.ts'
import { pageStorage } from './session/pageStorage.ts'
import { forget, recall, type Kept } from './session/storage.ts'
import { Start } from './start/Start.tsx'
import type { Wallet, Wallets } from './wallets/wallets.ts'

/** The Check page: start, guided run, report. */
export function App({ wallets }: { wallets: Wallets }) {
  const [session, setSession] = useState<Session>()
  const [shared, setShared] = useState(() => readLink(location.hash))
  const begin = (wallet: Wallet, kept: Kept) => setSession(createSession(wallet, kept))
  const anew = () => {
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
          {receiver() ? 'goes to the terminal that serves this page.' : 'stays with you.'}
        </p>
      </header>
      <main>
        {shared && !session ? (
          <Shared summary={shared} onCheck={anew} />
        ) : session ? (
          <Sitting session={session} onAgain={begin} onAnew={anew} />
        ) : (
          <Start wallets={wallets} onBegin={begin} />
        )}
      </main>
    </>
  )
}

declare namespace Sitting {
  type Props = { session: Session; onAgain(wallet: Wallet, kept: Kept): void; onAnew(): void }
}

function Sitting({ session, onAgain, onAnew }: Sitting.Props) {
  const view = useSyncExternalStore(session.watch, session.getSnapshot)
  if (!view.run) return <Person session={session} view={view} />
  const rest = recall(pageStorage())
  return (
    <Report
      run={view.run}
      onGoOn={rest && (() => onAgain(session.wallet, rest))}
      onAnew={() => {
        forget(pageStorage())
        onAnew()
      }}
    />
  )
}
