#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives, with a profile that lasts: MiniBrowser forgets all when it is automated."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = sys.argv[1]
manager = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)


def open_view(_session):
    window = Gtk.Window(default_width=390, default_height=844)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
