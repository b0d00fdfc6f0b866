import { createConnection } from '@touchstone/connect'
import '@touchstone/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Root } from './Root.tsx'
import { prefetchAccountDetails } from './account/details.ts'
import { createActivityStore } from './activity/activity.ts'
import { networks } from './chain/networks.ts'
import { createLanguageStore } from './language/createLanguages.ts'
import './styles.css'
import { applyTheme, storedTheme } from './theme/theme.ts'
import { walletConnect } from './wallets/walletConnect.ts'

applyTheme(storedTheme())

const connection = createConnection({ chains: networks, walletConnect })
const activity = createActivityStore(connection)
// Before the first paint, so that the page never shows a wrong status while it restores the session.
void connection.reconnect()

const languages = createLanguageStore()
// Before the first paint too, so that the page does not grow when the restored account appears, and does not change its
// language. The details are not awaited here: their chunk depends on this module and would deadlock.
const details = connection.getSnapshot().restoring && prefetchAccountDetails()
await languages.begin()
void Promise.resolve(details).then(() =>
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <Root connection={connection} activity={activity} languages={languages} />
    </StrictMode>,
  ),
)
