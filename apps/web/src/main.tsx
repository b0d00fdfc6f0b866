// Import React first, so that the app's own modules are adjacent in the first chunk: it is 0.8 kB smaller after gzip.
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createConnection, createWalletConnect } from '@touchstone/connect'
import { ErrorBoundary, TouchstoneProvider } from '@touchstone/react'
import '@touchstone/react/styles.css'
import { App } from './App.tsx'
import { prefetchAccountDetails } from './account/LazyAccountDetails.ts'
import { createActivityStore } from './activity/createActivityStore.ts'
import { networks } from './chain/networks.ts'
import { createLanguageStore } from './language/createLanguageStore.ts'
import './styles.css'
import { applyTheme, storedTheme } from './theme/theme.ts'

applyTheme(storedTheme())

const projectId = import.meta.env.VITE_WC_PROJECT_ID
/** WalletConnect, for wallets on other devices; undefined if the build has no WalletConnect project. */
const walletConnect = projectId
  ? createWalletConnect({
      projectId,
      relayUrl: import.meta.env.VITE_WC_RELAY_URL || undefined,
      chains: networks,
      app: {
        name: 'Touchstone',
        description: 'Connect a wallet and see where you stand.',
        url: location.origin,
      },
    })
  : undefined
const connection = createConnection({ chains: networks, walletConnect })
const activity = createActivityStore(connection)
// Start to restore the connection before the first render, so that the page does not show `disconnected` first.
void connection.reconnect()

const languages = createLanguageStore()
// Load the account details and the language before the first render too, so that the page does not grow when the
// restored account appears, and does not change its language. The details must not be awaited at the top level: their
// chunk imports this module, so that both would wait for each other.
const details = connection.getSnapshot().restoring && prefetchAccountDetails()
await languages.begin()
void Promise.resolve(details).then(() =>
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  ),
)

/** Provides language and connection to the page. Shows a message if the page throws during rendering. */
function Root() {
  const { language, texts } = useSyncExternalStore(languages.subscribe, languages.getSnapshot)
  return (
    <TouchstoneProvider
      connection={connection}
      networks={networks}
      language={language}
      texts={texts}
    >
      <ErrorBoundary>
        <App activity={activity} languages={languages} />
      </ErrorBoundary>
    </TouchstoneProvider>
  )
}
