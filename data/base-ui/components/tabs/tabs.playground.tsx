/** The look of the playground: the code that it shows is the component without styles. */
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs, tabsClasses } from '@mui/base/Tabs';
import { TabsList as BaseTabsList, tabsListClasses } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export const Tabs = styled(BaseTabs)({
  width: '100%',
  maxWidth: '360px',
  [`&.${tabsClasses.vertical}`]: { display: 'flex', gap: '8px' },
});

export const TabsList = styled(BaseTabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  borderBottom: '1px solid light-dark(#cbd5e1, #334155)',
  [`&.${tabsListClasses.vertical}`]: {
    flexDirection: 'column',
    borderBottom: 0,
    borderInlineEnd: '1px solid light-dark(#cbd5e1, #334155)',
  },
});

export const Tab = styled(BaseTab)({
  padding: '10px 14px',
  border: 0,
  borderBottom: '3px solid transparent',
  font: 'inherit',
  color: 'light-dark(#475569, #94a3b8)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'light-dark(#0f172a, #f1f5f9)' },
  [`&.${tabClasses.selected}`]: {
    fontWeight: 600,
    color: 'light-dark(#115e59, #5eead4)',
    borderBottomColor: 'currentColor',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '-2px' },
});

export const TabPanel = styled(BaseTabPanel)({ padding: '16px 4px' });
