/** The page: everything a browser shows. */
import { render } from 'preact';
import { App } from './app.tsx';
import { keepSigns } from './parts/keep-signs.ts';
import './style/index.css';

keepSigns();

const page = document.getElementById('page');
if (page !== null) render(<App />, page);
