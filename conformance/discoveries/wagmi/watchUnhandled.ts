/** Counts unhandled rejections, in the place of everyone else who listens for them. */
export const watchUnhandled = () => {
  const others = process.listeners('unhandledRejection')
  let count = 0
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', () => void (count += 1))
  return {
    count: () => count,
    stop: () => {
      process.removeAllListeners('unhandledRejection')
      for (const listener of others) process.on('unhandledRejection', listener)
    },
  }
}
