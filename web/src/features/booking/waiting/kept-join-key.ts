export const keptJoinKey = 'oktet.waiting-form';
