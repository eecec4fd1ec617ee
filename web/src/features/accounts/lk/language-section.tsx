import { useTranslation } from 'react-i18next';
import { languages, languageTag } from '../../../lib/i18n.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { useLanguageChoice } from '../../../ui/language/use-language-choice.ts';
import { ChoiceSwitch } from '../../../ui/tabs/choice-switch.tsx';
import text from '../../../ui/text/text.module.css';

export const LanguageSection = () => {
  const { t } = useTranslation();
  const { language, loading, choose } = useLanguageChoice();
  return (
    <SectionCard title={t('accounts.language.title')}>
      <p className={text.dimmed}>{t('accounts.language.text')}</p>
      <ChoiceSwitch
        legend={t('accounts.language.title')}
        hideLegend
        name="language"
        choices={languages.map((value) => ({
          value,
          label: t(`language.${value}`),
          lang: languageTag(value),
        }))}
        value={loading ?? language}
        onChange={(chosen) => void choose(chosen)}
      />
    </SectionCard>
  );
};
