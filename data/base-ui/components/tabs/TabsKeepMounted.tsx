import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';
import { styled } from '@mui/system';

function KeptPanel({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps } = useTabPanel({ value });

  return (
    <section {...getRootProps()} role="tabpanel" style={{ paddingBlock: 16 }}>
      {children}
    </section>
  );
}

export default function TabsKeepMounted() {
  const id = React.useId();

  return (
    <Tabs defaultValue="message">
      <List aria-label="New message">
        <StyledTab value="message">Message</StyledTab>
        <StyledTab value="signature">Signature</StyledTab>
      </List>
      <KeptPanel value="message">
        <label htmlFor={`${id}-message`}>Your draft survives a visit to the other tab</label>
        <Draft id={`${id}-message`} rows={3} defaultValue="Dear harbor office," />
      </KeptPanel>
      <KeptPanel value="signature">
        <label htmlFor={`${id}-signature`}>Signature</label>
        <Draft id={`${id}-signature`} rows={3} defaultValue="Ines, order desk" />
      </KeptPanel>
    </Tabs>
  );
}

const Draft = styled('textarea')({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  marginTop: 6,
  padding: 8,
  font: 'inherit',
});

const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: '1px solid light-dark(#cbd5e1, #334155)',
});

const StyledTab = styled(Tab)({
  padding: '10px 14px',
  border: 0,
  borderBottom: '3px solid transparent',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  [`&.${tabClasses.selected}`]: { fontWeight: 600, borderBottomColor: 'currentColor' },
});
