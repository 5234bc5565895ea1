import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export default function TabsDirection() {
  return (
    <div dir="rtl" lang="ar">
      <Tabs defaultValue="orders" direction="rtl">
        <List aria-label="مكتب الطلبات">
          <StyledTab value="orders">الطلبات</StyledTab>
          <StyledTab value="stock">المخزون</StyledTab>
          <StyledTab value="invoices">الفواتير</StyledTab>
        </List>
        <Panel value="orders" tabIndex={0}>
          سبعة طلبات جديدة
        </Panel>
        <Panel value="stock" tabIndex={0}>
          المخزن ممتلئ
        </Panel>
        <Panel value="invoices" tabIndex={0}>
          لا توجد فواتير مفتوحة
        </Panel>
      </Tabs>
    </div>
  );
}

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

const Panel = styled(TabPanel)({ padding: '16px 4px' });
