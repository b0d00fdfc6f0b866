import { createConnection } from '@touchstone/connect'
import '@touchstone/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Root } from './Root.tsx'
import { detailsAhead } from './account/details.ts'
import { createActivity } from './activity/activity.ts'
import { networks } from './chain/networks.ts'
import { createLanguages } from './language/createLanguages.ts'
import './styles.css'
import { showTheme, storedTheme } from './theme/theme.ts'
import { walletConnect } from './wallets/walletConnect.ts'

showTheme(storedTheme())

const connection = createConnection({ chains: networks, walletConnect })
const activity = createActivity(connection)
// Before the first paint: it shows what is being restored, never a state that is not so.
void connection.reconnect()

const languages = createLanguages()
// Before the first paint too: nobody sees the page jump from one language into another, nor grow
// when the details of the account come that is being restored. No `await` of this module: their
// chunk stands on this one and would wait for it in turn.
const ahead = [languages.begin(), connection.getSnapshot().restoring && detailsAhead()]
void Promise.all(ahead).then(() =>
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <Root connection={connection} activity={activity} languages={languages} />
    </StrictMode>,
  ),
)
