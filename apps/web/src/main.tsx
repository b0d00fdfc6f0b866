import { createConnection } from '@touchstone/connect'
import { Boundary, Touchstone } from '@touchstone/react'
import '@touchstone/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createActivity } from './activity/activity.ts'
import { networks } from './chain/networks.ts'
import './styles.css'
import { showTheme, storedTheme } from './theme/theme.ts'

showTheme(storedTheme())

const connection = createConnection({ chains: networks })
const activity = createActivity(connection)
// Before the first paint: it shows what is being restored, never a state that is not so.
void connection.reconnect()

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <Boundary>
      <Touchstone connection={connection} networks={networks}>
        <App activity={activity} />
      </Touchstone>
    </Boundary>
  </StrictMode>,
)
