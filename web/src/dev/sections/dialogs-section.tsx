export const DialogsSection = () => null;
