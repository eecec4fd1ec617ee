export const optionId = (listId: string, place: number) => `${listId}-${place}`;
