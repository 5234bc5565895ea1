import { useId, useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = {
  invoices: 'Three invoices are due this week.',
  receipts: 'All 11 receipts are filed.',
};
type Section = keyof typeof sections;

export default function TabsLinks() {
  const [section, setSection] = useState<Section>('invoices');
  const id = useId();

  const openHere = (event: MouseEvent, next: Section) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Shows the panel without loading the address.
    event.preventDefault();
    setSection(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs aria-label="Bookkeeping" value={section}>
        {(['invoices', 'receipts'] as const).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            href={`?section=${name}`}
            id={`${id}-${name}`}
            onClick={(event) => openHere(event, name)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`${id}-${section}`} tabIndex={0} sx={{ p: 3 }}>
        {sections[section]}
      </Box>
    </Box>
  );
}
