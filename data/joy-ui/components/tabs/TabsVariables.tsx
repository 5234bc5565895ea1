import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsVariables() {
  return (
    <Tabs
      defaultValue="setup"
      sx={{
        '--Tabs-spacing': '2rem',
        '--Tab-indicatorThickness': '4px',
        '--Tab-indicatorSize': '32px',
        '--Tab-indicatorRadius': '4px 4px 0 0',
      }}
    >
      <TabList aria-label="Spectrograph">
        <Tab value="setup">Setup</Tab>
        <Tab value="data">Data</Tab>
      </TabList>
      <TabPanel value="setup">Slit: 35 µm</TabPanel>
      <TabPanel value="data">12 spectra</TabPanel>
    </Tabs>
  );
}
