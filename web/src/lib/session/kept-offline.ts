/** What an account has loaded, for the time without a network; forgotten when its session ends. */
export const keptOfflineKey = 'oktet.offline';
