import { styled } from '@mui/joy/styles';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const FolderTab = styled(Tab)(({ theme }) => ({
  border: '1px solid transparent',
  borderRadius: `${theme.vars.radius.md} ${theme.vars.radius.md} 0 0`,
  [`&.${tabClasses.selected}`]: {
    borderColor: theme.vars.palette.neutral.outlinedBorder,
    borderBottomColor: theme.vars.palette.background.surface,
    backgroundColor: theme.vars.palette.background.surface,
  },
}));

export default function TabsStyled() {
  return (
    <Tabs defaultValue="new" sx={{ width: '100%', maxWidth: 400 }}>
      <TabList aria-label="Reports">
        <FolderTab disableIndicator value="new">
          New
        </FolderTab>
        <FolderTab disableIndicator value="archived">
          Archived
        </FolderTab>
      </TabList>
      <TabPanel value="new">3 new reports</TabPanel>
      <TabPanel value="archived">210 archived reports</TabPanel>
    </Tabs>
  );
}
