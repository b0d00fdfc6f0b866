import {
  ConnectButton,
  ErrorBoundary,
  languageOf,
  lazyPart,
  useTranslate,
  WalletDialog,
} from '@touchstone/react'
import { useSyncExternalStore } from 'react'
import { AccountPanel } from './account/AccountPanel.tsx'
import { ActivityLog } from './activity/ActivityLog.tsx'
import type { ActivityStore } from './activity/createActivityStore.ts'
import type { LanguageStore } from './language/createLanguageStore.ts'
import { Preferences } from './Preferences.tsx'

const NativeBalance = lazyPart(async () => {
  const chunk = await import('./account/accountChunk.ts')
  return { default: chunk.NativeBalance }
})

export function App({
  activity,
  languages,
}: {
  activity: ActivityStore
  languages: LanguageStore
}) {
  const translate = useTranslate()
  const online = useOnline()
  return (
    <>
      <header className="page">
        <Mark />
        <h1>{translate('page.title')}</h1>
        <ConnectButton />
      </header>
      <main>
        <p className={online ? undefined : 'banner'} aria-live="polite">
          {online ? null : translate('page.offline')}
        </p>
        <AccountPanel />
        <ActivityLog activity={activity} />
        {/* If the dialog throws, the boundary shows a message here, and the rest of the page stays usable. */}
        <ErrorBoundary>
          <WalletDialog balance={<NativeBalance />} />
        </ErrorBoundary>
      </main>
      <footer>
        <div>
          <p>{translate('page.privacy')}</p>
          <UnreviewedNotice languages={languages} />
        </div>
        <Preferences languages={languages} />
        <nav aria-label={translate('page.title')}>
          <a className="ts-link" href="check/">
            {translate('page.check')}
          </a>
          <a className="ts-link" href="wallets/">
            {translate('page.wallets')}
          </a>
          <a className="ts-link" href="licences.md">
            {translate('page.licences')}
          </a>
        </nav>
      </footer>
    </>
  )
}

/** Logo: a touchstone with the gold streak of a test. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-stone" d="M9 3h13l7 9-4 15-14 2-8-11z" />
      <path className="mark-streak" d="m9 21 13-11" />
    </svg>
  )
}

/** Notice that a translation has not been reviewed. Renders a live `<p>`, which is empty for a reviewed translation. */
function UnreviewedNotice({ languages }: { languages: LanguageStore }) {
  const translate = useTranslate()
  const { language } = useSyncExternalStore(languages.subscribe, languages.getSnapshot)
  const unread = languageOf(language).reviewedBy === undefined
  return <p aria-live="polite">{unread && translate('page.language.unreviewed')}</p>
}

/** Returns whether the browser reports a network connection. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
