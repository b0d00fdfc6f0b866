import type { Connection } from '@touchstone/connect'
import { ErrorBoundary, TouchstoneProvider } from '@touchstone/react'
import { useSyncExternalStore } from 'react'
import { App } from './App.tsx'
import type { ActivityStore } from './activity/activity.ts'
import { networks } from './chain/networks.ts'
import type { LanguageStore } from './language/createLanguages.ts'

/** Provides language and connection to the page. Shows a message if the page breaks. */
export function Root({ connection, activity, languages }: Root.Props) {
  const { language, texts } = useSyncExternalStore(languages.watch, languages.getSnapshot)
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

export declare namespace Root {
  type Props = { connection: Connection; activity: ActivityStore; languages: LanguageStore }
}
