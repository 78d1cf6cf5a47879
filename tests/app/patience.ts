// How long a test waits for what the page shows. Two cores are shared with other suites: what comes late is still right.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 180_000 });
