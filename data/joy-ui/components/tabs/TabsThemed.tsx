import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const theme = extendTheme({
  components: {
    JoyTabList: { defaultProps: { tabFlex: 1 } },
    JoyTab: {
      defaultProps: { indicatorInset: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ fontWeight: vars.fontWeight.lg }),
      },
    },
    JoyTabPanel: { styleOverrides: { root: { paddingInline: 0 } } },
  },
});

export default function TabsThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Tabs defaultValue="guide" sx={{ width: '100%', maxWidth: 400 }}>
        <TabList aria-label="Members">
          <Tab value="guide">Guides</Tab>
          <Tab value="guest">Guests</Tab>
        </TabList>
        <TabPanel value="guide">Six guides have a key to the dome.</TabPanel>
        <TabPanel value="guest">Guests register at the gate.</TabPanel>
      </Tabs>
    </ThemeProvider>
  );
}
