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
// Before the first paint too: nobody sees the page grow when the details of the account come that is
// being restored, nor jump from one language into another. Their chunk stands on this module and comes
// when it has ended, so that it is not awaited here.
const details = connection.getSnapshot().restoring && detailsAhead()
await languages.begin()
void Promise.resolve(details).then(() =>
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <Root connection={connection} activity={activity} languages={languages} />
    </StrictMode>,
  ),
)
