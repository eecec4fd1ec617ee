import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/dropdown/dropdown.tsx';

const thousands = Array.from({ length: 10_000 }, (_, place) => {
  const label = `А${String(place % 1000).padStart(3, '0')}ВК${75 + Math.floor(place / 1000)}`;
  return { value: String(place), label };
});

export const ManyExample = () => {
  const { t } = useTranslation();
  const [value, setValue] = useState<string | null>(null);
  return <Dropdown label={t('gallery.dropdown.many')} items={thousands} value={value} onChange={setValue} />;
};

/** The first search fails, to show the failure and the retry. */
export const SearchExample = () => {
  const { t } = useTranslation();
  const [value, setValue] = useState<string | null>(null);
  const hasFailed = useRef(false);

  const search = async (query: string) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
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

export const AddExample = () => {
  const { t } = useTranslation();
  const [items, setItems] = useState([{ value: 'КАМАЗ', label: 'КАМАЗ' }]);
  const [value, setValue] = useState<readonly string[]>([]);
  const add = (text: string) => {
    setItems([...items, { value: text, label: text }]);
    setValue([...value, text]);
  };
  return (
    <Dropdown
      multiple
      label={t('gallery.dropdown.addable')}
      items={items}
      value={value}
      onChange={setValue}
      onAdd={add}
    />
  );
};
