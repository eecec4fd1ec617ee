import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/dropdown/dropdown.tsx';
import { Example } from '../choice.tsx';
import { afterAWhile } from '../fake-answers.ts';

const thousands = Array.from({ length: 10_000 }, (_, place) => {
  const label = `А${String(place % 1000).padStart(3, '0')}ВК${75 + Math.floor(place / 1000)}`;
  return { value: String(place), label };
});

const ManyExample = () => {
  const { t } = useTranslation();
  const [value, setValue] = useState<string | null>(null);
  return <Dropdown label={t('gallery.dropdown.many')} items={thousands} value={value} onChange={setValue} />;
};

/** The first search fails, to show the failure and the retry. */
const SearchExample = () => {
  const { t } = useTranslation();
  const [value, setValue] = useState<string | null>(null);
  const hasFailed = useRef(false);

  const search = async (query: string) => {
    await afterAWhile();
    if (!hasFailed.current) {
      hasFailed.current = true;
      throw new Error('refused');
    }
    return thousands.filter(({ label }) => label.startsWith(query.toUpperCase())).slice(0, 50);
  };

  return (
    <Dropdown
      label={t('gallery.dropdown.found')}
      items={[]}
      search={search}
      value={value}
      onChange={setValue}
    />
  );
};

const AddExample = () => {
  const { t } = useTranslation();
  const [items, setItems] = useState([{ value: 'КАМАЗ', label: 'КАМАЗ' }]);
  const [value, setValue] = useState<string | null>(null);
  const add = (text: string) => {
    setItems([...items, { value: text, label: text }]);
    setValue(text);
  };
  return (
    <Dropdown
      label={t('gallery.dropdown.addable')}
      items={items}
      value={value}
      onChange={setValue}
      onAdd={add}
    />
  );
};

const makes = ['КАМАЗ', 'МАЗ', 'Урал', 'Howo', 'Shacman', 'FAW', 'Dongfeng', 'Scania', 'Volvo'];

export const DropdownSection = () => {
  const { t } = useTranslation();
  const [make, setMake] = useState<string | null>('МАЗ');
  const [cargo, setCargo] = useState<string | null>(null);
  const items = makes.map((name) => ({ value: name, label: name, disabled: name === 'Урал' }));
  const cargoes = (['general', 'perishable', 'post', 'postal', 'dangerous'] as const).map((key) => ({
    value: key,
    label: t(`gallery.dropdown.cargoes.${key}`),
  }));

  return (
    <>
      <Example title={t('gallery.dropdown.one')} as="fields">
        <Dropdown label={t('gallery.dropdown.make')} items={items} value={make} onChange={setMake} />
        <Dropdown
          label={t('gallery.dropdown.cargo')}
          placeholder={t('gallery.dropdown.choose')}
          description={t('gallery.dropdown.noSearch')}
          searchable={false}
          items={cargoes}
          value={cargo}
          onChange={setCargo}
        />
        <ManyExample />
      </Example>
      <Example title={t('gallery.dropdown.elsewhere')} as="fields">
        <SearchExample />
        <AddExample />
      </Example>
      <Example title={t('gallery.dropdown.states')} as="fields">
        <Dropdown
          required
          label={t('gallery.dropdown.withError')}
          error={t('gallery.dropdown.choose')}
          items={items}
          value={null}
          onChange={setMake}
        />
        <Dropdown disabled label={t('gallery.dropdown.off')} items={items} value="FAW" onChange={setMake} />
        <Dropdown loading label={t('gallery.dropdown.waits')} items={[]} value={null} onChange={setMake} />
      </Example>
    </>
  );
};
