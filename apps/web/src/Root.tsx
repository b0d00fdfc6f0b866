import type { Connection } from '@touchstone/connect'
import { Boundary, Touchstone } from '@touchstone/react'
import { useSyncExternalStore } from 'react'
import { App } from './App.tsx'
import type { Activity } from './activity/activity.ts'
import { networks } from './chain/networks.ts'
import type { Languages } from './language/createLanguages.ts'

/** Provides language and connection to the page. Shows a message if the page breaks. */
export function Root({ connection, activity, languages }: Root.Props) {
  const { language, texts } = useSyncExternalStore(languages.watch, languages.getSnapshot)
  return (
    <Touchstone connection={connection} networks={networks} language={language} texts={texts}>
      <Boundary>
        <App activity={activity} languages={languages} />
      </Boundary>
    </Touchstone>
  )
}

export declare namespace Root {
  type Props = { connection: Connection; activity: Activity; languages: Languages }
}
