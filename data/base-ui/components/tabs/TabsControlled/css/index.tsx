import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const steps = ['Route', 'Supplies', 'Permits'];

export default function TabsControlled() {
  const [step, setStep] = React.useState(0);

  return (
    <Tabs value={step} onChange={(_event, value) => setStep(Number(value))}>
      <TabsList className="tabs-controlled-list" aria-label="Expedition plan">
        {steps.map((label, index) => (
          <Tab className="tabs-controlled-styled-tab" key={label} value={index}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {steps.map((label, index) => (
        <TabPanel className="tabs-controlled-panel" key={label} value={index} tabIndex={0}>
          {label}: step {index + 1} of {steps.length}
        </TabPanel>
      ))}
      <div className="tabs-controlled-steps">
        <Button
          className="tabs-controlled-step"
          disabled={step === 0}
          focusableWhenDisabled
          onClick={() => setStep(step - 1)}
        >
          Previous step
        </Button>
        <Button
          className="tabs-controlled-step"
          disabled={step === steps.length - 1}
          focusableWhenDisabled
          onClick={() => setStep(step + 1)}
        >
          Next step
        </Button>
      </div>
    </Tabs>
  );
}
